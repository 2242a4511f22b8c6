import { PLANE, Scene } from './Scene.tsx';

export function FlightsScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="54" cy="34" r="25" />
      <path data-tone="paper" transform="translate(56 30) rotate(55)" d={PLANE} />
      <path data-tone="paper" d="M15 62a6 6 0 0 1 1-12 9 9 0 0 1 17-2 7 7 0 0 1 6 14z" />
      <path d="M14 34h14M24 24h10" />
    </Scene>
  );
}

export function SelfTransferScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="36" r="26" />
      <path
        data-tone="paper"
        d="M12 12h30a4 4 0 0 1 4 4v5a4 4 0 0 0 0 8v5a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z"
      />
      <path
        data-tone="shade"
        d="M84 34H54a4 4 0 0 0-4 4v5a4 4 0 0 1 0 8v5a4 4 0 0 0 4 4h30a4 4 0 0 0 4-4V38a4 4 0 0 0-4-4z"
      />
      <path strokeDasharray="4 4" d="M19 25h14c26 0 4 22 30 22h14" />
      <circle data-tone="solid" cx="18" cy="25" r="3.5" />
      <circle data-tone="solid" cx="78" cy="47" r="3.5" />
    </Scene>
  );
}

export function GroupsScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="34" r="26" />
      <path data-tone="shade" d="M10 58c0-10 5-16 14-16s14 6 14 16zM58 58c0-10 5-16 14-16s14 6 14 16z" />
      <circle data-tone="shade" cx="24" cy="30" r="7" />
      <circle data-tone="shade" cx="72" cy="30" r="7" />
      <path data-tone="paper" d="M29 62c0-13 7-21 19-21s19 8 19 21z" />
      <circle data-tone="paper" cx="48" cy="24" r="9.5" />
      <path d="m42 51 5 5 8-9" />
    </Scene>
  );
}

export function TrainsScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="56" cy="34" r="25" />
      <path data-tone="paper" d="M8 22h40c17 0 29 9 37 21 2 4 0 9-5 9H8" />
      <path data-tone="shade" d="M52 29c8 1 14 4 19 10H52z" />
      <path d="M12 34h7M26 34h7M40 34h4M8 45h67" />
      <path d="M8 61h80M18 61v4M34 61v4M50 61v4M66 61v4M82 61v4" />
    </Scene>
  );
}

export function WalletScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="50" cy="34" r="26" />
      <rect data-tone="shade" x="28" y="10" width="36" height="30" rx="4" />
      <path d="M35 17h12M35 23h20" />
      <rect data-tone="paper" x="16" y="28" width="60" height="34" rx="7" />
      <path d="M16 38h42" />
      <path data-tone="paper" d="M78 41H66a6 6 0 0 0 0 12h12a3 3 0 0 0 3-3v-6a3 3 0 0 0-3-3z" />
      <circle data-tone="solid" cx="67" cy="47" r="2.5" />
    </Scene>
  );
}

export function SubAgenciesScene() {
  return (
    <Scene>
      <circle data-tone="tint" cx="48" cy="32" r="26" />
      <path d="M48 30v18M21 48v-4a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v4" />
      <rect data-tone="paper" x="34" y="8" width="28" height="22" rx="4" />
      <path data-tone="shade" d="M34 16v-4a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v4z" />
      <path d="M45 30v-7h6v7" />
      <rect data-tone="paper" x="11" y="46" width="20" height="17" rx="4" />
      <rect data-tone="paper" x="38" y="46" width="20" height="17" rx="4" />
      <rect data-tone="paper" x="65" y="46" width="20" height="17" rx="4" />
      <path d="M11 53h20M38 53h20M65 53h20" />
    </Scene>
  );
}
