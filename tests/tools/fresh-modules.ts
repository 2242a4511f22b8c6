import { i18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';

/**
 * Before each file of a process that others have used: the portal's modules are loaded anew, with the file's own substitutes, and what lives
 * outside them is as at the start of a process. Packages stay loaded, which is most of what a process of its own would cost.
 */
vi.useRealTimers();
vi.resetModules();
if ('sessionStorage' in globalThis) sessionStorage.clear();
onlineManager.setOnline(true);
i18n.loadAndActivate({ locale: 'en', messages: {} });
