import { Sentence } from '../Sentence.tsx';
/** Stands for a block of Storybook that the site does not have; says so in the page. */
export function createUnknownBlock(name: string) {
  return function UnknownBlock() {
    return (
      <p role="note">
        <Sentence text="The block {} is not shown on this site.">
          <code>{name}</code>
        </Sentence>
      </p>
    );
  };
}
