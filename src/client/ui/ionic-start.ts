import { initialize } from '@ionic/core/components';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

// One look on every device: the tokens', over Ionic's material structure without its ripples.
initialize({ mode: 'md', rippleEffect: false, animated: !isStill });
