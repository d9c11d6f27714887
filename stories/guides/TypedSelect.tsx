import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

interface City {
  value: string;
  label: string;
  country: string;
}

const cities: City[] = [
  { value: 'lisbon', label: 'Lisbon', country: 'Portugal' },
  { value: 'oslo', label: 'Oslo', country: 'Norway' },
  { value: 'riga', label: 'Riga', country: 'Latvia' },
];

/** `onChange` knows that a value is a string, and an option a City. */
export default function TypedSelect() {
  const [city, setCity] = useState<City>();

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '100%', gap: 8 }}>
      <label htmlFor="typed-city">City</label>
      <Select<string, City>
        id="typed-city"
        style={{ width: 300, maxWidth: '100%' }}
        placeholder="Choose a city"
        showSearch
        options={cities}
        filterOption={(text, option) =>
          `${option?.label} ${option?.country}`
            .toLowerCase()
            .includes(text.toLowerCase())
        }
        onChange={(_value, option) =>
          setCity(Array.isArray(option) ? option[0] : option)
        }
      />
      <output htmlFor="typed-city">
        {city && `${city.label} is in ${city.country}.`}
      </output>
    </div>
  );
}
