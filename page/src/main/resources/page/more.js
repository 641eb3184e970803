export const modules = (need, bring) => ({
{modules}});
