import Select, { type SelectProps } from 'rc-select';
import { useEffect, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { searchCities, type City } from './searchCities.ts';
import { Status } from './Status.tsx';

export type LoadOptionsProps = Pick<
  SelectProps<string>,
  'direction' | 'onChange'
>;

const nothing = { text: '', cities: [] as City[], failed: false };

/** Loads options from a server while you type. */
export default function LoadOptions(props: LoadOptionsProps) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState(nothing);

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
  if (!text) message = 'Type the name of a city.';
  else if (loading) message = 'Loading …';
  else if (answer.failed)
    message = 'Could not load cities. Change the text to try again.';

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
      <label htmlFor="load-options">City</label>
      <Select<string>
        {...props}
        id="load-options"
        style={{ width: 300, maxWidth: '100%' }}
        placeholder="Search for a city"
        showSearch
        filterOption={false}
        loading={loading}
        options={loading ? [] : answer.cities}
        notFoundContent={message}
        onSearch={setText}
      />
      <Status>{text && message}</Status>
    </div>
  );
}
