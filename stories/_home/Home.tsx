import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
  { value: 'rom', label: 'Rome' },
];

export type CityProps = Pick<SelectProps<string>, 'direction' | 'onChange'>;

export default function City(props: CityProps) {
  return (
    <Select
      {...props}
      showSearch
      aria-label="City"
      placeholder="Choose a city"
      style={{ width: '100%' }}
      optionFilterProp="label"
      options={cities}
    />
  );
}
