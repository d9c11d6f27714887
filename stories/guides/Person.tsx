import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  { value: 'jack', label: 'Jack' },
  { value: 'lucy', label: 'Lucy' },
  { value: 'tom', label: 'Tom' },
];

export type PersonProps = Pick<SelectProps<string>, 'direction' | 'onChange'>;

/** A first select. */
export default function Person(props: PersonProps) {
  return (
    <Select<string>
      {...props}
      id="person"
      aria-label="Person"
      style={{ width: 200 }}
      options={people}
      defaultValue="lucy"
    />
  );
}
