// Runs in every page of a fuzz run before its own scripts: goes to addresses and types texts as fast as the page can
// follow, and says what it shows.
(() => {
  const PATIENCE_MS = 20_000;
  const LOOK_MS = 50;
  // The only direct child of the root with this role stands there as long as the next screen is on its way.
  const loading = () => document.querySelector('#root > [role="status"]');
  const macrotask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });

  /**
   * Resolves with true as soon as the condition holds, with false when it does not come to hold.
   * @param {() => boolean} holds
   */
  function until(holds) {
    return new Promise((resolve) => {
      /** @param {boolean} held */
      const end = (held) => {
        observer.disconnect();
        clearInterval(look);
        clearTimeout(timer);
        resolve(held);
      };
      const observer = new MutationObserver(() => holds() && end(true));
      // React takes a prerendered element over without a change that could be observed.
      const look = setInterval(() => holds() && end(true), LOOK_MS);
      const timer = setTimeout(() => end(false), PATIENCE_MS);
      observer.observe(document, { childList: true, subtree: true });
      if (holds()) end(true);
    });
  }

  /** @param {boolean} rested */
  async function readScreen(rested) {
    // Effects of the new screen come after its elements.
    await macrotask();
    const heading = document.querySelector('h1')?.textContent ?? undefined;
    return { pathname: location.pathname, heading, rested };
  }

  window.fuzz = {
    async move(address) {
      // Parsed first: a text with half a character is refused by `pushState`, but encoded wherever an address is loaded.
      history.pushState(null, '', new URL(location.origin + address));
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      // By then a page that was here before is shown, and any other is on its way.
      await macrotask();
      return readScreen(await until(() => !loading()));
    },

    async rest() {
      // The prerendered document stands first: what counts is what React makes of it.
      const isTaken = () => {
        const [element] = document.getElementById('root')?.children ?? [];
        return Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber$'));
      };
      return readScreen(await until(() => isTaken() && !loading()));
    },

    async search(text) {
      const box = document.querySelector('[role="search"]');
      const field = box?.querySelector('input');
      if (!box || !field) throw new Error('This page has no search box.');
      field.focus();
      // React listens to the prototype's setter: only so it sees a change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await macrotask();
      const options = [...box.querySelectorAll('[role="option"]')];
      return {
        value: field.value,
        status: box.querySelector('[role="status"]')?.textContent ?? '',
        total: Number(options[0]?.getAttribute('aria-setsize') ?? 0),
        unmarked: options.filter((option) => !option.querySelector('mark')).length,
        strangers: box.querySelectorAll('script, img, iframe, b').length,
      };
    },
  };
})();
