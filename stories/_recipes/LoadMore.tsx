import Select from 'rc-select';
import { useState } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

/** Replace with your server: returns the next 20 options. */
async function fetchOrders(start: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return Array.from({ length: 20 }, (_, index) => ({
    value: `Order ${start + index + 1}`,
  }));
}

/** Scrolling to the end of the list loads the next page. */
export default function LoadMore() {
  const [orders, setOrders] = useState<{ value: string }[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    setOrders([...orders, ...(await fetchOrders(orders.length))]);
    setLoading(false);
  };

  return (
    <Select<string, { value: string }>
      id="load-more-field"
      aria-label="Order"
      style={{ width: 300, maxWidth: '100%' }}
      options={orders}
      loading={loading}
      onDropdownVisibleChange={(open) => open && !orders.length && load()}
      onPopupScroll={({ currentTarget: list }) => {
        const below = list.scrollHeight - list.scrollTop - list.clientHeight;
        if (below < 50 && !loading) void load();
      }}
    />
  );
}
