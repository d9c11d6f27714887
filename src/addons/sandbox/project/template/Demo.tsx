/** Stands in for the demo while the template is type-checked; `buildProject` puts the demo's own path into `main.tsx`. */
export default function Demo() {
  return null;
}
