/** Placeholder for type-checking the template; `loadProject` writes the demo's path into `main.tsx`. */
export default function Demo() {
  return null;
}
