/** Users: registering, signing in, profile, and what others see of them. */
import { userLines } from './brief.ts';
import type { Module } from '../kernel/module.ts';
import { EXPORT_QUEUE, latest, makeExport, mountExports, start, status } from './export/export.ts';
import { accountExport } from './export/own.ts';
import { forgetExports } from './export/queries.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { forgetUsedKeys } from '../kernel/used-key.ts';
import { forgetOldTries } from './login/guard.ts';
import { forgetOldDevices } from './login/known-device.ts';
import { byCode, byEmail, byMobile, registerEmail, registerMobile } from './login/login.ts';
import { mountLoginForm } from './login/plain-form.ts';
import { createPassword, resetPassword } from './login/password.ts';
import { byFirebase, byLine, finishProvider, startProvider } from './login/provider.ts';
import { loginSwitch } from './login/switch.ts';
import { changeReceiver } from './profile/change-receiver.ts';
import { close } from './profile/close.ts';
import { me } from './profile/me.ts';
import { takeDownProfile } from './profile/take-down.ts';
import { update } from './profile/update.ts';
import { current, fieldKey, publicKey } from './secret/secret.ts';
import {
  endSession,
  forgetOldSessions,
  logOut,
  logOutElsewhere,
  sessionList,
  viewerOf,
} from './session/session.ts';
import { forgetOldCodes } from './verification/queries.ts';
import { send, valid } from './verification/verification.ts';

export { houseBrief, publicAccount, setTrust, userBriefs } from './brief.ts';
export { accountOfIdentity, identityOf } from './login/provider.ts';
export { mailboxesOf } from './login/receiver.ts';
export { hashPassword } from './login/password.ts';
export { decideProfileChange, profileChangesOpen } from './profile/review.ts';
export { deviceHash } from './login/known-device.ts';
export { deviceCluster, isSignedIn, viewerId } from './session/session.ts';

export const account: Module = {
  name: 'account',
  handlers: {
    'secret.current': current,
    'secret.public-key': publicKey,
    'switch.login': loginSwitch,
    'verification.send': send,
    'verification.valid': valid,
    'login.register-mobile': registerMobile,
    'login.register-email': registerEmail,
    'login.mobile': byMobile,
    'login.email': byEmail,
    'login.code': byCode,
    'login.firebase': byFirebase,
    'login.line': byLine,
    'login.provider-start': startProvider,
    'login.provider-finish': finishProvider,
    'login.out': logOut,
    'session.list': sessionList,
    'session.end': endSession,
    'session.end-others': logOutElsewhere,
    'password.create': createPassword,
    'password.reset': resetPassword,
    'profile.me': me,
    'profile.update': update,
    'profile.change-receiver': changeReceiver,
    'profile.close': close,
    'data-export.start': start,
    'data-export.status': status,
    'data-export.latest': latest,
  },
  mount(server, _config, app) {
    mountLoginForm(server, app);
    mountExports(server, app);
  },
  viewerOf,
  fieldKey,
  provides: { exports: { account: accountExport }, subjects: { USER: userLines } },
  needs: ['unread', 'alertCounts', 'exports', 'badges'],
  listeners: [
    listen({ topic: 'subject.withdrawn', name: 'account.take-down', run: takeDownProfile }),
    listen({
      topic: 'export.asked',
      name: 'account.export',
      queue: EXPORT_QUEUE,
      run: (ctx, { exportId }) => makeExport(ctx, exportId),
    }),
  ],
  schedules: [
    { name: 'account.forget-exports', everySeconds: 3600, run: forgetExports },
    {
      name: 'account.forget',
      everySeconds: 86_400,
      run: async (ctx) => {
        await forgetOldSessions(ctx);
        await forgetOldCodes(ctx);
        await forgetOldTries(ctx);
        await forgetOldDevices(ctx);
        await forgetUsedKeys(ctx);
      },
    },
  ],
};
