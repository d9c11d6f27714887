/** Stands for a block of Storybook that the site does not have; says so in the page. */
export function createUnknownBlock(name: string) {
  return function UnknownBlock() {
    return (
      <p role="note">
        The block <code>{name}</code> is not shown on this site.
      </p>
    );
  };
}
