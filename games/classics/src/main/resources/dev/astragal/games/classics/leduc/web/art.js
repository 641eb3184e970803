// Two hands of cards on a table.

export { create } from "/assets/art/felt.js";
