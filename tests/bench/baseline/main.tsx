import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';
import {
  IonApp,
  IonButton,
  IonContent,
  IonHeader,
  IonInput,
  IonItem,
  IonList,
  IonPage,
  IonTitle,
  IonToolbar,
  setupIonicReact,
} from '@ionic/react';
import { createRoot } from 'react-dom/client';

setupIonicReact();

/** A login form as in Ionic's guide: what a page costs without any of the portal's code. */
function PlainPage() {
  return (
    <IonApp>
      <IonPage>
        <IonHeader>
          <IonToolbar>
            <IonTitle>Plain page</IonTitle>
          </IonToolbar>
        </IonHeader>
        <IonContent>
          <IonList>
            <IonItem>
              <IonInput label="Username" name="username" />
            </IonItem>
            <IonItem>
              <IonInput label="Password" name="password" type="password" />
            </IonItem>
          </IonList>
          <IonButton expand="block">Log in</IonButton>
        </IonContent>
      </IonPage>
    </IonApp>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainPage />);
