declare module 'virtual:demos' {
  const groups: import('../scripts/demos.ts').DemoGroup[];
  export default groups;
}
