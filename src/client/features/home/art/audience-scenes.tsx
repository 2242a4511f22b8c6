import { Scene } from './Scene.tsx';

export function TravelAgencyScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="64" cy="34" r="28" />
      <rect data-tone="paper" x="34" y="26" width="60" height="38" rx="3" />
      <rect data-tone="shade" x="41" y="39" width="28" height="16" rx="3" />
      <path d="M77 64V41h11v23M46 47h12l-4-4M54 51l4-4M16 64h96" />
      <path
        data-tone="paper"
        d="M36 12h56l8 17a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0z"
      />
      <path
        data-tone="shade"
        d="M45 12h10l-3 17a6 6 0 0 1-12 0zM64 12h9l3 17a6 6 0 0 1-12 0zM83 12h9l8 17a6 6 0 0 1-12 0z"
      />
    </Scene>
  );
}

export function TourOperatorScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="58" cy="32" r="27" />
      <path data-tone="paper" d="M24 18h66a10 10 0 0 1 10 8l4 20v6a5 5 0 0 1-5 5H24a7 7 0 0 1-7-7V25a7 7 0 0 1 7-7z" />
      <path data-tone="shade" d="M25 26h15v13H25zM47 26h15v13H47zM69 26h15v13H69zM91 26h4l3 13h-7z" />
      <path d="M17 47h87M10 64h108" />
      <circle data-tone="paper" cx="38" cy="57" r="7" />
      <circle data-tone="paper" cx="82" cy="57" r="7" />
      <path data-tone="shade" d="m113 14 12 7-12 7z" />
      <path d="M113 12v52" />
    </Scene>
  );
}

export function TravelManagerScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="56" cy="34" r="28" />
      <path data-tone="paper" d="M24 64V13a3 3 0 0 1 3-3h27a3 3 0 0 1 3 3v51z" />
      <path data-tone="shade" d="M57 64V28h18a3 3 0 0 1 3 3v33z" />
      <path d="M33 20h4M44 20h4M33 30h4M44 30h4M33 40h4M44 40h4M37 64V53h7v11M65 38h5M12 64h104" />
      <path d="M82 42v-5a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v5" />
      <rect data-tone="paper" x="68" y="41" width="46" height="23" rx="5" />
      <path d="M68 50h19M95 50h19" />
      <rect data-tone="solid" x="88" y="47" width="6" height="7" rx="2" />
    </Scene>
  );
}

export function DestinationScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="52" cy="26" r="19" />
      <path data-tone="paper" d="m8 64 24-36 15 20 8-10 14 26z" />
      <path data-tone="shade" d="m32 28 9 12-6 4-4-3-5 3-2-4z" />
      <path data-tone="paper" d="M84 28h12v10H84zM81 41h18v10H81zM78 54h24v10H78z" />
      <path
        data-tone="shade"
        d="M79 29q9-2 11-13 2 11 11 13zM75 42q10-2 12-8h6q2 6 12 8zM71 55q12-2 14-8h10q2 6 14 8z"
      />
      <path d="M90 16v-6M90 64v-5M8 64h112" />
    </Scene>
  );
}

export function OnlineAgencyScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="60" cy="36" r="28" />
      <rect data-tone="paper" x="18" y="8" width="76" height="54" rx="7" />
      <path d="M18 19h76M26 13.5h1M32 13.5h1" />
      <rect data-tone="shade" x="27" y="26" width="58" height="10" rx="5" />
      <path d="M33 31h14M27 44h24M27 52h16" />
      <circle data-tone="paper" cx="96" cy="48" r="17" />
      <path d="M79 48h34M96 31c-10 10-10 24 0 34 10-10 10-24 0-34" />
    </Scene>
  );
}

export function AggregatorScene() {
  return (
    <Scene width={128}>
      <circle data-tone="tint" cx="64" cy="36" r="26" />
      <path d="M24 13c24 0 16 23 40 23s16-23 40-23M24 59c24 0 16-23 40-23s16 23 40 23M24 36h80" />
      <g data-tone="paper">
        <circle cx="22" cy="13" r="7" />
        <circle cx="22" cy="36" r="7" />
        <circle cx="22" cy="59" r="7" />
        <circle cx="64" cy="36" r="15" />
      </g>
      <g data-tone="shade">
        <rect x="98" y="6" width="14" height="14" rx="4" />
        <rect x="98" y="29" width="14" height="14" rx="4" />
        <rect x="98" y="52" width="14" height="14" rx="4" />
      </g>
      <path d="m55 32 9-5 9 5-9 5zM55 38l9 5 9-5" />
    </Scene>
  );
}
