import { citiesUrl } from '../_shared/citiesUrl.ts';

export interface City {
  value: string;
  label: string;
}

/** Asks the server; gives up after 5 seconds. */
export async function searchCities(
  text: string,
  signal: AbortSignal,
): Promise<City[]> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, 5000);
  signal.addEventListener('abort', abort);
  try {
    const address = `${citiesUrl}?q=${encodeURIComponent(text)}`;
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const cities: City[] = await response.json();
    if (!Array.isArray(cities)) throw new Error('The answer is not a list.');
    // A file cannot search. If your server does, return `cities` unchanged.
    return cities.filter(({ label }) =>
      label.toLowerCase().includes(text.toLowerCase()),
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
