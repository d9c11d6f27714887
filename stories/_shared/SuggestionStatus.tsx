import type { Suggestions } from './suggest.ts';

/** Says when the suggestion service is out of reach, and offers samples in its place. */
export function SuggestionStatus({ unavailable, isSample, showSamples }: Suggestions) {
  return (
    <div>
      <span role="status">
        {unavailable && 'suggestions are unavailable'}
        {isSample && 'Sample suggestions: the service is not asked.'}
      </span>{' '}
      {unavailable && (
        <button type="button" onClick={showSamples}>
          Use sample suggestions
        </button>
      )}
    </div>
  );
}
