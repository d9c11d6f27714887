/** The one function of LESS that is used here; the package brings no types. */
declare module 'less' {
  const less: {
    render(source: string, options: { filename: string }): Promise<{ css: string }>;
  };
  export default less;
}
