import { Scene } from './Scene.tsx';

export function ApiScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="52" cy="34" r="26" />
      <rect data-tone="paper" x="12" y="12" width="72" height="48" rx="7" />
      <path data-tone="shade" d="M12 24v-5a7 7 0 0 1 7-7h58a7 7 0 0 1 7 7v5z" />
      <path d="m34 34-8 8 8 8M62 34l8 8-8 8M52 32l-8 20" />
    </Scene>
  );
}

export function PortalScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="40" cy="32" r="25" />
      <path d="M38 50v10M26 60h24" />
      <rect data-tone="paper" x="8" y="12" width="60" height="38" rx="6" />
      <path d="M17 22h18M17 30h34M17 38h26" />
      <rect data-tone="shade" x="60" y="26" width="24" height="38" rx="6" />
      <path d="M67 36h10M67 43h10M70 57h4" />
    </Scene>
  );
}

export function WhiteLabelScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="44" cy="34" r="26" />
      <rect data-tone="paper" x="10" y="12" width="64" height="46" rx="7" />
      <path d="M10 23h64M18 17.5h1M24 17.5h1" />
      <rect strokeDasharray="4 4" x="19" y="31" width="30" height="19" rx="4" />
      <path data-tone="shade" d="M72 30c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20z" />
      <path d="M67 51a5 5 0 0 0 5 5" />
    </Scene>
  );
}

export function SaasScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="32" r="26" />
      <rect data-tone="paper" x="34" y="16" width="28" height="28" rx="3" />
      <path
        data-tone="shade"
        d="M34 9h28l4 9a4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0 4.5 4.5 0 0 1-9 0z"
      />
      <path d="M42 31h12" />
      <path
        data-tone="paper"
        d="M22 63a11 11 0 0 1-1-22 12 12 0 0 1 15-2 14 14 0 0 1 24 0 12 12 0 0 1 16 3 10.5 10.5 0 0 1-1 21z"
      />
    </Scene>
  );
}

export function HotelsScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="60" cy="28" r="22" />
      <path data-tone="paper" d="M66 9a10 10 0 1 0 10 13 8 8 0 0 1-10-13z" />
      <rect data-tone="paper" x="18" y="34" width="20" height="14" rx="6" />
      <path data-tone="shade" d="M38 36h34a8 8 0 0 1 8 8v8H38z" />
      <path d="M14 22v40M14 52h66M80 44v18" />
    </Scene>
  );
}

export function TransfersScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="32" r="25" />
      <path
        data-tone="paper"
        d="M14 54a4 4 0 0 1-4-4v-6a6 6 0 0 1 4-6l12-4 9-11a7 7 0 0 1 5-3h18a9 9 0 0 1 7 4l7 10 10 3a6 6 0 0 1 4 6v7a4 4 0 0 1-4 4z"
      />
      <path data-tone="shade" d="m34 34 6-8h10v8zM56 26h3l6 8h-9z" />
      <circle data-tone="paper" cx="28" cy="54" r="7" />
      <circle data-tone="paper" cx="68" cy="54" r="7" />
      <path d="M44 41h6" />
    </Scene>
  );
}

export function ActivitiesScene() {
  return (
    <Scene>
      <path data-tone="tint" d="M4 66c10-16 22-20 34-10 10-14 32-18 54 10z" />
      <path data-tone="paper" d="M48 6c14 0 23 9 23 20 0 9-8 16-15 23H40c-7-7-15-14-15-23C25 15 34 6 48 6z" />
      <path data-tone="shade" d="M48 6c6 4 10 11 10 20 0 8-2 16-5 23H43c-3-7-5-15-5-23 0-9 4-16 10-20z" />
      <path d="m42 49 1 8M54 49l-1 8" />
      <rect data-tone="paper" x="41" y="56" width="14" height="9" rx="3" />
    </Scene>
  );
}

export function ToursScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="46" cy="36" r="26" />
      <path data-tone="paper" d="m12 22 24-8 24 8 24-8v40l-24 8-24-8-24 8z" />
      <path data-tone="shade" d="m36 14 24 8v40l-24-8z" />
      <path strokeDasharray="4 4" d="M20 48c8-10 14 0 22-8s14-4 24-2" />
      <path data-tone="paper" d="M68 38c-7-8-10-13-10-18a10 10 0 0 1 20 0c0 5-3 10-10 18z" />
      <circle data-tone="solid" cx="68" cy="20" r="3.5" />
    </Scene>
  );
}

export function InsuranceScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="40" r="25" />
      <path
        data-tone="paper"
        d="M16 38c0-16 14-28 32-28s32 12 32 28c-4-5-12-5-16 0-4-5-12-5-16 0-4-5-12-5-16 0-4-5-12-5-16 0z"
      />
      <path data-tone="shade" d="M32 38c0-13 6-23 16-28 10 5 16 15 16 28-4-5-12-5-16 0-4-5-12-5-16 0z" />
      <path d="M48 10V6M48 38v20a6 6 0 0 1-12 0" />
    </Scene>
  );
}

export function VisasScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="34" r="26" />
      <rect data-tone="paper" x="22" y="8" width="42" height="56" rx="7" />
      <circle data-tone="shade" cx="43" cy="29" r="11" />
      <path d="M32 29h22M43 18c-6 7-6 15 0 22 6-7 6-15 0-22M34 50h12" />
      <circle data-tone="paper" cx="66" cy="50" r="13" />
      <path d="m60 50 4 4 8-8" />
    </Scene>
  );
}

export function LoungesScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="44" cy="36" r="26" />
      <path d="M80 62V26M74 62h12" />
      <path data-tone="shade" d="m72 26 4-13h8l4 13z" />
      <path data-tone="shade" d="M24 46V22a9 9 0 0 1 9-9h20a9 9 0 0 1 9 9v24z" />
      <rect data-tone="paper" x="22" y="40" width="42" height="17" rx="5" />
      <rect data-tone="paper" x="15" y="32" width="12" height="25" rx="6" />
      <rect data-tone="paper" x="59" y="32" width="12" height="25" rx="6" />
      <path d="M23 57v5M63 57v5" />
    </Scene>
  );
}

export function AncillariesScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="44" cy="36" r="26" />
      <path d="M34 24v-8a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v8M30 59v5M58 59v5" />
      <rect data-tone="paper" x="20" y="23" width="48" height="37" rx="7" />
      <path d="M31 23v37M57 23v37" />
      <circle data-tone="shade" cx="68" cy="26" r="13" />
      <path d="M68 20v12M62 26h12" />
    </Scene>
  );
}
