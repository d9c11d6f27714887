import Select, { type SelectProps } from 'rc-select';
import { useEffect, useState } from 'react';
import 'rc-select/assets/index.less';
import { citiesUrl } from '../_shared/citiesUrl.ts';
import '../_shared/select.css';

interface City {
  value: string;
  label: string;
}

/** Screen readers do not announce the text of an empty list. */
const forScreenReaders = {
  position: 'absolute',
  clipPath: 'inset(50%)',
} as const;

/** Asks the server, and waits for 5 seconds at most. */
async function searchCities(
  text: string,
  signal: AbortSignal,
): Promise<City[]> {
  const response = await fetch(`${citiesUrl}?q=${encodeURIComponent(text)}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(5000)]),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const cities: City[] = await response.json();
  if (!Array.isArray(cities)) throw new Error('The answer is not a list.');
  // A file cannot search. Return `cities` as they are when your server does.
  return cities.filter(({ label }) =>
    label.toLowerCase().includes(text.toLowerCase()),
  );
}

export type LoadOptionsProps = Pick<
  SelectProps<string>,
  'direction' | 'onChange'
>;

/** Loads options from a server while you type. */
export default function LoadOptions(props: LoadOptionsProps) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState({
    text: '',
    cities: [] as City[],
    failed: false,
  });

  useEffect(() => {
    if (!text) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      searchCities(text, controller.signal).then(
        (cities) => setAnswer({ text, cities, failed: false }),
        () => {
          if (!controller.signal.aborted)
            setAnswer({ text, cities: [], failed: true });
        },
      );
    }, 300);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);

  const loading = text !== '' && text !== answer.text;
  let message =
    answer.cities.length > 0 ? 'Choose from the list.' : 'No city found.';
  if (text === '') message = 'Type the name of a city.';
  else if (loading) message = 'Loading …';
  else if (answer.failed)
    message = 'Could not load cities. Change the text to try again.';

  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <label htmlFor="load-options">City</label>
      <Select<string>
        {...props}
        id="load-options"
        style={{ width: 300 }}
        placeholder="Search for a city"
        showSearch
        filterOption={false}
        loading={loading}
        options={loading ? [] : answer.cities}
        notFoundContent={message}
        onSearch={setText}
      />
      <span role="status" style={forScreenReaders}>
        {text && message}
      </span>
    </div>
  );
}
