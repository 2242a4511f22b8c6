import { createFileRoute } from '@tanstack/react-router';
import { GroupsIndex } from '../features/group-orders/GroupsIndex.tsx';

export const Route = createFileRoute('/flight/group/order/')({ component: GroupsIndex });
