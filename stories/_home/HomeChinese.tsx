import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = [
  { value: 'lis', label: '里斯本' },
  { value: 'osl', label: '奥斯陆' },
  { value: 'rom', label: '罗马' },
];

export type CityProps = Pick<SelectProps<string>, 'direction' | 'onChange'>;

export default function City(props: CityProps) {
  return (
    <Select
      {...props}
      showSearch
      aria-label="城市"
      placeholder="请选择城市"
      style={{ width: '100%' }}
      optionFilterProp="label"
      options={cities}
    />
  );
}
