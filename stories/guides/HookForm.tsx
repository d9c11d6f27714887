import Select from 'rc-select';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import { FormEnd } from './FormEnd.tsx';

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
  const { control, formState, handleSubmit, reset } = useForm<Trip>({
    defaultValues: { cities: [] },
  });
  const [sent, setSent] = useState('');
  const error = formState.errors.cities?.message;

  return (
    <form
      onSubmit={handleSubmit(({ cities }) => setSent(cities.join(', ')))}
      onReset={() => {
        reset();
        setSent('');
      }}
      style={{ display: 'grid', gap: 8, maxWidth: 300 }}
    >
      <label htmlFor="hook-form">Cities (required)</label>
      <Controller
        name="cities"
        control={control}
        rules={{ required: 'Choose at least one city.' }}
        render={({ field: { name: _, ...field } }) => (
          <Select<string[]>
            {...field}
            id="hook-form"
            mode="multiple"
            style={{ width: '100%' }}
            placeholder="Choose cities"
            options={options}
            aria-required
            aria-invalid={error !== undefined}
            aria-describedby="hook-form-error"
          />
        )}
      />
      <FormEnd of="hook-form" error={error} sent={sent} />
    </form>
  );
}
