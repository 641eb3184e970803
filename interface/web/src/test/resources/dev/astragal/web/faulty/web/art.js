// Art that a game from outside brings along.
export const create = () => null;
