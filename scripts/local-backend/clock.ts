/** A clock that tests can advance, to expire links and sessions without waiting. */
export interface Clock {
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly advance: (seconds: number) => void;
}

/** Makes a clock that runs with the machine's. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
