/** Takes the demo's place while the template is type-checked; `loadProject` puts the demo's own path into `main.tsx`. */
export default function Demo() {
  return null;
}
