// A plain script in the head, so that the page never flashes in the wrong theme.
(() => {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const read = () => {
    try {
      return localStorage.getItem("astragal.theme");
    } catch {
      return null;
    }
  };
  const apply = () => {
    root.dataset.theme = read() ?? (system.matches ? "dark" : "light");
    dispatchEvent(new Event("themechange"));
  };
  globalThis.toggleTheme = () => {
    const next = root.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("astragal.theme", next);
    } catch {
      // Storage is off: the theme then lasts as long as the page.
    }
    root.dataset.theme = next;
    dispatchEvent(new Event("themechange"));
  };
  system.addEventListener("change", apply);
  apply();
})();
