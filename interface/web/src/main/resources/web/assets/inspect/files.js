// Journals as files: one is opened by dropping it on the page, and any run that has one can be saved.

import { h } from "../base/dom.js";
import { post } from "../base/api.js";
import { loading } from "./loading.js";
import { say } from "../base/words.js";

/** Opens a file of this machine; the server keeps it in memory only. */
async function openFile(file, failed) {
  const ticket = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join("");
  const done = loading(say("inspect.replaying.file", { name: file.name }), ticket);
  try {
    const { run } = await post("runs", { name: file.name, journal: await file.text(), ticket });
    location.hash = "run=" + run.id;
  } catch (error) {
    failed(error);
  } finally {
    done();
  }
}

/** A journal that is dropped anywhere on the page is opened. */
export function acceptFiles(failed) {
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => event.relatedTarget === null && document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const [file] = event.dataTransfer.files;
    if (file) openFile(file, failed);
  });
}

/** The same for those who do not drag. */
export function fileField(failed) {
  const input = h("input", { type: "file", id: "open-journal", accept: ".jsonl" });
  input.addEventListener("change", () => input.files[0] && openFile(input.files[0], failed));
  return h("div", { class: "field" }, h("label", { for: "open-journal" }, say("inspect.open")), input);
}

/** Saves the journal of a run. */
export async function save(run, failed) {
  try {
    const { name, journal } = await run.journal();
    const address = URL.createObjectURL(new Blob([journal], { type: "application/x-ndjson" }));
    h("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  } catch (error) {
    failed(error);
  }
}
