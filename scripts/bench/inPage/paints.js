// Runs in every page before its own scripts: notes paints, layout shifts and long tasks.
(() => {
  /** A task longer than this keeps a reader's click waiting for so long that it is felt. */
  const LONG_TASK_MS = 50;
  let firstPaint = 0;
  let largestPaint = 0;
  let shift = 0;
  /** @type {PerformanceEntry[]} */
  const tasks = [];

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} take
   */
  function watch(type, take) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    largestPaint = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shift += value;
  });
  watch('longtask', (task) => tasks.push(task));

  /** @param {PerformanceEntry} task */
  const endOf = ({ startTime, duration }) => startTime + duration;

  window.paintMeter = {
    settle: (quietMs) =>
      new Promise((resolve) => {
        const timer = setInterval(() => {
          const busyUntil = Math.max(0, ...tasks.map(endOf));
          if (performance.now() - busyUntil < quietMs) return;
          clearInterval(timer);
          resolve();
        }, 50);
      }),
    read: () => {
      // What comes before the first paint delays that, and is counted there.
      const blocking = tasks
        .filter((task) => endOf(task) > firstPaint)
        .map((task) => endOf(task) - Math.max(task.startTime, firstPaint) - LONG_TASK_MS)
        .reduce((sum, time) => sum + Math.max(0, time), 0);
      return { firstPaint, largestPaint, blocking, shift };
    },
  };
})();
