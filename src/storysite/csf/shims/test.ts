import { createMock, type Mock } from './createMock.ts';

/** A spy that can be an arg. */
export const fn = createMock;

/** Leaves the method as it is: the site runs no tests. */
export function spyOn(): Mock {
  return createMock();
}

/** Whether a value was made by `fn`. */
export function isMockFunction(value: unknown): value is Mock {
  return typeof value === 'function' && 'isMock' in value;
}

/** Types a mocked module or function; on the site nothing is mocked, so it returns its argument. */
export function mocked<T>(value: T): T {
  return value;
}

/** All mocks; the site keeps none. */
export const mocks = new Set<Mock>();

/** Would call back on every call of a mock; the site records no calls. */
export function onMockCall(): () => void {
  return () => {};
}

/** Accepts any use by a test and does nothing: each of its properties and results is the object itself. */
const inert: unknown = new Proxy(() => {}, {
  // Awaiting a `then` that does nothing would never end.
  get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : inert),
  apply: () => inert,
});

export {
  inert as buildQueries,
  inert as clearAllMocks,
  inert as configure,
  inert as createEvent,
  inert as expect,
  inert as findAllByAltText,
  inert as findAllByDisplayValue,
  inert as findAllByLabelText,
  inert as findAllByPlaceholderText,
  inert as findAllByRole,
  inert as findAllByTestId,
  inert as findAllByText,
  inert as findAllByTitle,
  inert as findByAltText,
  inert as findByDisplayValue,
  inert as findByLabelText,
  inert as findByPlaceholderText,
  inert as findByRole,
  inert as findByTestId,
  inert as findByText,
  inert as findByTitle,
  inert as fireEvent,
  inert as getAllByAltText,
  inert as getAllByDisplayValue,
  inert as getAllByLabelText,
  inert as getAllByPlaceholderText,
  inert as getAllByRole,
  inert as getAllByTestId,
  inert as getAllByText,
  inert as getAllByTitle,
  inert as getByAltText,
  inert as getByDisplayValue,
  inert as getByLabelText,
  inert as getByPlaceholderText,
  inert as getByRole,
  inert as getByTestId,
  inert as getByText,
  inert as getByTitle,
  inert as getConfig,
  inert as getDefaultNormalizer,
  inert as getElementError,
  inert as getNodeText,
  inert as getQueriesForElement,
  inert as getRoles,
  inert as getSuggestedQuery,
  inert as isInaccessible,
  inert as logDOM,
  inert as logRoles,
  inert as prettyDOM,
  inert as prettyFormat,
  inert as queries,
  inert as queryAllByAltText,
  inert as queryAllByAttribute,
  inert as queryAllByDisplayValue,
  inert as queryAllByLabelText,
  inert as queryAllByPlaceholderText,
  inert as queryAllByRole,
  inert as queryAllByTestId,
  inert as queryAllByText,
  inert as queryAllByTitle,
  inert as queryByAltText,
  inert as queryByAttribute,
  inert as queryByDisplayValue,
  inert as queryByLabelText,
  inert as queryByPlaceholderText,
  inert as queryByRole,
  inert as queryByTestId,
  inert as queryByText,
  inert as queryByTitle,
  inert as queryHelpers,
  inert as resetAllMocks,
  inert as restoreAllMocks,
  inert as sb,
  inert as screen,
  inert as traverseArgs,
  inert as uninstrumentedUserEvent,
  inert as userEvent,
  inert as waitFor,
  inert as waitForElementToBeRemoved,
  inert as within,
};
