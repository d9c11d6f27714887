import Select from 'rc-select';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

interface Trip {
  cities: string[];
}

const options = [
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'oslo', label: 'Oslo' },
  { value: 'riga', label: 'Riga' },
];

/** A required select of several values in a form of react-hook-form. */
export default function HookForm() {
  const { control, handleSubmit, reset } = useForm<Trip>({
    defaultValues: { cities: [] },
  });
  const [sent, setSent] = useState<Trip>();

  return (
    <form
      onSubmit={handleSubmit(setSent)}
      onReset={() => {
        reset();
        setSent(undefined);
      }}
      style={{ display: 'grid', gap: 8, maxWidth: 300 }}
    >
      <label htmlFor="hook-form-cities">Cities (required)</label>
      <Controller
        name="cities"
        control={control}
        rules={{ required: 'Choose at least one city.' }}
        render={({ field: { name: _, ...field }, fieldState: { error } }) => (
          <>
            <Select<string[]>
              {...field}
              id="hook-form-cities"
              mode="multiple"
              style={{ width: '100%' }}
              placeholder="Choose cities"
              options={options}
              aria-invalid={error !== undefined}
              aria-describedby="hook-form-error"
            />
            <div
              id="hook-form-error"
              role="alert"
              style={{ minHeight: 22, color: 'var(--rc-select-error)' }}
            >
              {error?.message}
            </div>
          </>
        )}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </div>
      <output htmlFor="hook-form-cities" style={{ minHeight: 22 }}>
        {sent && `Sent: ${sent.cities.join(', ')}`}
      </output>
    </form>
  );
}
