import { Outlet } from '@tanstack/react-router';

export function OrdersLayout() {
  return <Outlet />;
}
