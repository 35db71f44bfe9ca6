import { test as base } from "@playwright/test";

interface Worker {
  /** Closes what tests of a worker share, such as a server that the first of them has started. */
  readonly atWorkersEnd: AsyncDisposableStack;
}

/**
 * The only test with a fixture for workers. Playwright starts a worker and a browser anew for tests with other fixtures for workers, which
 * takes as long as five tests; so what a worker's tests share is kept in variables of its module.
 */
export const test = base.extend<object, Worker>({
  atWorkersEnd: [
    async ({ browser: _browser }, use) => {
      await using stack = new AsyncDisposableStack();
      await use(stack);
    },
    { scope: "worker" },
  ],
});
