// Art is found by the id of the game. A game without art is shown by its panels alone.
//
// A module gives `create(context)`: {element, update(screen, context)}. `update` draws and returns the ids of
// the panels it stands for; [] when it cannot, and then plain panels are shown.

const MODULES = {
  delve: () => import("./delve/delve.js"),
  mir: () => import("./mir/mir.js"),
  regrets: () => import("./regrets/regrets.js"),
  trail: () => import("./trail/trail.js"),
};

export async function artFor(game, context) {
  try {
    return Object.hasOwn(MODULES, game) ? await (await MODULES[game]()).create(context) : null;
  } catch (error) {
    console.warn("no art for " + game, error);
    return null;
  }
}

export const panelOf = (screen, id) => screen.panels.find((panel) => panel.id === id) ?? null;
