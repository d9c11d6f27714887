import { Sentence } from '../Sentence.tsx';

/** A notice in place of a block that the site does not have. */
export function createUnknownBlock(name: string) {
  return function UnknownBlock() {
    return (
      <p role="note">
        <Sentence text="blockNotShown" values={{ name: <code>{name}</code> }} />
      </p>
    );
  };
}
