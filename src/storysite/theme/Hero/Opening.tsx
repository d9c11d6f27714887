import { Features } from '../Features/Features.tsx';
import { Hero } from './Hero.tsx';

/** What stands above the text of a home page; only the script of such a page has it. */
export function Opening() {
  return (
    <>
      <Hero />
      <Features />
    </>
  );
}
