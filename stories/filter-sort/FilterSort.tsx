import Select, { type SelectProps } from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const statuses = [
  { value: '4', label: 'Not Identified' },
  { value: '3', label: 'Closed' },
  { value: '2', label: 'Communicated' },
  { value: '6', label: 'Identified' },
  { value: '1', label: 'Resolved' },
  { value: '5', label: 'Cancelled' },
];

type Status = (typeof statuses)[number];

export type FilterSortProps = Pick<
  SelectProps<string, Status>,
  'direction' | 'onChange' | 'onSelect' | 'onSearch'
>;

/** The same options, sorted by label and in their original order. */
export default function FilterSort(props: FilterSortProps) {
  const shared: SelectProps<string, Status> = {
    ...props,
    style: { width: 500, maxWidth: '100%' },
    showSearch: true,
    optionFilterProp: 'label',
    options: statuses,
  };

  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      <label htmlFor="filter-sort-sorted">with filter sort</label>
      <Select<string, Status>
        {...shared}
        id="filter-sort-sorted"
        filterSort={(a, b) => a.label.localeCompare(b.label)}
      />
      <label htmlFor="filter-sort-given" style={{ marginBlockStart: 16 }}>
        without filter sort
      </label>
      <Select<string, Status> {...shared} id="filter-sort-given" />
    </div>
  );
}
