import Select, { type BaseSelectRef } from 'rc-select';
import { type FormEvent, useRef, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { FormEnd } from './FormEnd.tsx';

const cities = [
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'oslo', label: 'Oslo' },
  { value: 'riga', label: 'Riga' },
];
const start = { city: undefined as string | undefined, error: '', sent: '' };

/** A required select in a plain form. */
export default function NativeForm() {
  const select = useRef<BaseSelectRef>(null);
  const [{ city, error, sent }, setForm] = useState(start);

  const send = (event: FormEvent<HTMLFormElement>) => {
    // To let the browser submit the form, do this only if there is an error.
    event.preventDefault();
    if (city) {
      const data = new FormData(event.currentTarget);
      setForm({ city, error: '', sent: `city=${String(data.get('city'))}` });
    } else {
      setForm({ city, error: 'Choose a city.', sent });
      select.current?.focus();
    }
  };

  return (
    <form
      onSubmit={send}
      onReset={() => setForm(start)}
      style={{ display: 'grid', gap: 8, maxWidth: 300 }}
    >
      <label htmlFor="form-city">City (required)</label>
      <Select<string>
        ref={select}
        id="form-city"
        style={{ width: '100%' }}
        placeholder="Choose a city"
        options={cities}
        value={city}
        onChange={(next) => setForm({ city: next, error: '', sent })}
        aria-required
        aria-invalid={error !== ''}
        aria-describedby="form-city-error"
      />
      <input type="hidden" name="city" value={city ?? ''} />
      <FormEnd of="form-city" error={error} sent={sent} />
    </form>
  );
}
