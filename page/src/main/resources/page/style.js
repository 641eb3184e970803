// A page has the styles of its game's art from the start.

export async function style() {}
