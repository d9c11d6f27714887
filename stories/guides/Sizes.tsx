import Select from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';
import './sizes.css';

const people = [
  { value: 'jack', label: 'Jack' },
  { value: 'lucy', label: 'Lucy' },
];

/** One select in three heights: 26, 34 and 42 px. */
export default function Sizes() {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: 12,
      }}
    >
      <Select
        id="size-small"
        aria-label="Small"
        className="small"
        style={{ width: 130 }}
        defaultValue="jack"
        options={people}
      />
      <Select
        id="size-default"
        aria-label="Default"
        style={{ width: 130 }}
        defaultValue="jack"
        options={people}
      />
      <Select
        id="size-large"
        aria-label="Large"
        className="large"
        style={{ width: 130 }}
        defaultValue="jack"
        options={people}
      />
    </div>
  );
}
