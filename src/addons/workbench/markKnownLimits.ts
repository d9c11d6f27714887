import type { AxeResults, NodeResult, Result } from 'axe-core';
import type { KnownLimit, WorkbenchOptions } from './types.ts';

/**
 * Moves known violations of the library from an accessibility check's violations to its incomplete results, with the
 * reason. Any violation that remains is new.
 */
export function markKnownLimits(
  results: AxeResults,
  { library, knownLimits }: Pick<WorkbenchOptions, 'library' | 'knownLimits'>,
  find: (selector: string) => Element | null,
): AxeResults {
  const marked: Result[] = [];
  const violations = results.violations.flatMap((violation) => {
    const fresh: NodeResult[] = [];
    for (const node of violation.nodes) {
      const limit = knownLimits.find((one) => isKnown(violation.id, node, one, find));
      if (!limit) fresh.push(node);
      else
        marked.push({
          ...violation,
          help: `Known limit of ${library}: ${limit.reason}`,
          nodes: [node],
        });
    }
    return fresh.length > 0 ? [{ ...violation, nodes: fresh }] : [];
  });
  return { ...results, violations, incomplete: [...marked, ...results.incomplete] };
}

function isKnown(
  rule: string,
  { target }: NodeResult,
  limit: KnownLimit,
  find: (selector: string) => Element | null,
): boolean {
  // Elements in frames and shadow trees have several selectors, and never belong to the library.
  const [selector, ...inner] = target;
  if (rule !== limit.rule || inner.length > 0 || typeof selector !== 'string') return false;
  return find(selector)?.matches(limit.selector) ?? false;
}
