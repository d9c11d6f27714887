/** Code without colours: highlighting happens during the build, and this text comes from a prop. */
export function Source({ code }: { code: string; language?: string }) {
  return (
    <pre className="code" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
