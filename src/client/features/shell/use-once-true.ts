import { useState } from 'react';

/** True from the first time the condition held: what is shown once stays mounted to animate away. */
export function useOnceTrue(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}
