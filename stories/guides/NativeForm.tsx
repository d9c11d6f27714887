import Select, { type BaseSelectRef } from 'rc-select';
import { type FormEvent, useRef, useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = [
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'oslo', label: 'Oslo' },
  { value: 'riga', label: 'Riga' },
];

/** A required select in a plain form. */
export default function NativeForm() {
  const select = useRef<BaseSelectRef>(null);
  const [city, setCity] = useState<string>();
  const [error, setError] = useState('');
  const [sent, setSent] = useState('');

  const send = (event: FormEvent<HTMLFormElement>) => {
    // To let the browser send the form, prevent this only when there is an error.
    event.preventDefault();
    if (city) {
      setSent(String(new FormData(event.currentTarget).get('city')));
    } else {
      setError('Choose a city.');
      select.current?.focus();
    }
  };

  const reset = () => {
    setCity(undefined);
    setError('');
    setSent('');
  };

  return (
    <form
      onSubmit={send}
      onReset={reset}
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
        onChange={(next) => {
          setCity(next);
          setError('');
        }}
        aria-invalid={error !== ''}
        aria-describedby="form-city-error"
      />
      <input type="hidden" name="city" value={city ?? ''} />
      <div
        id="form-city-error"
        role="alert"
        style={{ minHeight: 22, color: 'var(--rc-select-error)' }}
      >
        {error}
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </div>
      <output htmlFor="form-city" style={{ minHeight: 22 }}>
        {sent && `Sent: city=${sent}`}
      </output>
    </form>
  );
}
