import type { Suggestions } from './suggest.ts';

/** Shows that the service is unavailable, and offers samples instead. */
export function SuggestionStatus({
  unavailable,
  isSample,
  showSamples,
}: Suggestions) {
  return (
    <div>
      <span role="status">
        {unavailable && 'suggestions are unavailable'}
        {isSample && 'These are sample suggestions, not from the service.'}
      </span>{' '}
      {unavailable && (
        <button type="button" onClick={showSamples}>
          Use sample suggestions
        </button>
      )}
    </div>
  );
}
