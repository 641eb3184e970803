// A game may bring a module that draws its screens. One without art is shown by its panels alone.
//
// A module gives `create(context)`: {element, update(screen, context)}. `update` draws and returns the ids of
// the panels it stands for; [] when it cannot, and then plain panels are shown. `happened(events, fresh)`, where it
// has one, hears of what led there; `fresh` says that it is long past. With a `board` it is to be
// seen beside the end, and where every choice can be taken on it, `complete`, the list of them takes less room.

import { at } from "../base/server.js";

/** {@code path} is where the server says the module lies; nothing for a game without art. */
export async function artFrom(path, context) {
  if (!path) return null;
  try {
    return await (await import(at(path))).create(context);
  } catch (error) {
    console.warn("no art from " + path, error);
    return null;
  }
}

export const panelOf = (screen, id) => screen.panels.find((panel) => panel.id === id) ?? null;
