import { addonMutants } from './addons.ts';
import { demoBoxMutants } from './demoBox.ts';
import { demoMutants } from './demos.ts';
import { documentMutants } from './documents.ts';
import { earlyInputMutants } from './earlyInput.ts';
import { frameMutants, searchMutants } from './frame.ts';
import type { Mutant } from './Mutant.ts';
import { numberMutants } from './numbers.ts';
import { pageMutants } from './pages.ts';
import { routeMutants } from './routes.ts';
import { suggestionMutants } from './suggestions.ts';

/** All wrong changes that the tests must notice. */
export const mutants: Mutant[] = [
  ...demoMutants,
  ...suggestionMutants,
  ...demoBoxMutants,
  ...frameMutants,
  ...searchMutants,
  ...routeMutants,
  ...earlyInputMutants,
  ...numberMutants,
  ...pageMutants,
  ...documentMutants,
  ...addonMutants,
];
