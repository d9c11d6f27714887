import { Sentence } from '../Sentence.tsx';

/** Stands for a block of Storybook that the site does not have; says so in the page. */
export function createUnknownBlock(name: string) {
  return function UnknownBlock() {
    return (
      <p role="note">
        <Sentence text="blockNotShown" values={{ name: <code>{name}</code> }} />
      </p>
    );
  };
}
