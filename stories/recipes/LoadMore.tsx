import Select from 'rc-select';
import { useState, type UIEvent } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const PAGE = 20;

/** Stands in for your server: answers with one page of options. */
const fetchPage = async (start: number) =>
  Array.from({ length: PAGE }, (_, index) => {
    const label = `Order ${start + index + 1}`;
    return { value: label, label };
  });

/** The end of the list loads the next page. */
export default function LoadMore() {
  const [orders, setOrders] = useState<{ value: string; label: string }[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    const page = await fetchPage(orders.length);
    setOrders([...orders, ...page]);
    setLoading(false);
  };
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLDivElement>) => {
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (below < 50 && !loading) void load();
  };

  return (
    <Select<string>
      {...{ id: 'load-more', 'aria-label': 'Order', options: orders, loading }}
      style={{ width: 300, maxWidth: '100%' }}
      onDropdownVisibleChange={(open) => open && !orders.length && load()}
      onPopupScroll={onScroll}
    />
  );
}
