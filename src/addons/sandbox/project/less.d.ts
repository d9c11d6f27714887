/** LESS has no types; this declares the function used here. */
declare module 'less' {
  const less: {
    render(source: string, options: { filename: string }): Promise<{ css: string }>;
  };
  export default less;
}
