import { type Mutant, unit } from './Mutant.ts';

const file = 'stories/_shared/suggest.ts';
const check = unit('stories/_shared/suggest.test.tsx');

/** Wrong changes of what asks the suggestion service. */
export const suggestionMutants: Mutant[] = [
  {
    says: 'the service is asked at every key',
    file,
    find: 'DEBOUNCE_MS = 300',
    replace: 'DEBOUNCE_MS = 0',
    check,
  },
  {
    says: 'a silent service is waited for fifty seconds',
    file,
    find: 'TIMEOUT_MS = 5000',
    replace: 'TIMEOUT_MS = 50000',
    check,
  },
  {
    says: 'a new input does not cancel the call before it',
    file,
    find: 'cancel.current();\n    if (!text) {',
    replace: 'if (!text) {',
    check,
  },
  {
    says: 'the script of the service may reach the page',
    file,
    find: "'allow-scripts'",
    replace: "'allow-scripts allow-same-origin'",
    check,
  },
  {
    says: 'markup of the service is taken for a text',
    file,
    find: ' && !/<[a-z/!?]/i.test(item)',
    replace: '',
    check,
  },
  {
    says: 'the answer to another call is taken',
    file,
    find: " || !('id' in data) || data.id !== id",
    replace: '',
    check,
  },
];
