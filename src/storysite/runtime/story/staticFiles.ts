/** Addresses of static files on the site, by the addresses in stories. */
const addresses = new Map<string, string>();

/** Attributes that hold addresses. */
const ADDRESS = /^(?:src|href|poster|data|srcset|imagesrcset)$/i;

/** Makes elements load these files from their addresses on the site, which differ from Storybook's. */
export function addStaticFiles(files: [written: string, address: string][]): void {
  if (addresses.size === 0) patchElements();
  for (const [written, address] of files) addresses.set(written, address);
}

/** React sets attributes that hold addresses by `setAttribute`, and those of a new image once more as properties. */
function patchElements(): void {
  const { prototype } = Element;
  const { setAttribute } = prototype;
  prototype.setAttribute = function (name, value) {
    const isAddress = typeof value === 'string' && ADDRESS.test(name);
    setAttribute.call(this, name, isAddress ? resolveFiles(name, value) : value);
  };
  patchProperty(HTMLImageElement.prototype, 'src');
  patchProperty(HTMLImageElement.prototype, 'srcset');
  patchProperty(HTMLMediaElement.prototype, 'src');
}

function patchProperty<T extends object>(prototype: T, name: keyof T & string): void {
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    ...own,
    set(value) {
      own?.set?.call(this, resolveFiles(name, String(value)));
    },
  });
}

function resolveFiles(name: string, value: string): string {
  const resolve = (text: string) => addresses.get(text) ?? text;
  return /srcset$/i.test(name) ? value.replace(/[^\s,]+/g, resolve) : resolve(value);
}
