@echo off
rem Sets up everything on the first run, then opens the tables in the browser. Arguments go to neonstrip.
rem As ./play does it: Python 3.11 or newer is needed; Node comes as a Python package where there is none.
setlocal
cd /d "%~dp0"
set "python=py -3"
%python% -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul || set "python=python"
%python% -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>nul || goto nopython
set "pip=.venv\Scripts\python -m pip install --quiet --disable-pip-version-check"
fc /b requirements\play.lock .venv\ready.lock >nul 2>nul && goto pages
echo Setting up .venv (once; a minute or two) ... 1>&2
if not exist .venv\Scripts\python.exe %python% -m venv .venv || exit /b 1
%pip% --require-hashes -r requirements\play.lock || exit /b 1
%pip% --no-deps --no-build-isolation -e . || exit /b 1
copy /y requirements\play.lock .venv\ready.lock >nul
:pages
set "PATH=%PATH%;%CD%\.venv\Scripts"
%python% scripts\pages.py --ready && goto play
where npm >nul 2>nul || %pip% --require-hashes -r requirements\node.lock || exit /b 1
%python% scripts\pages.py || exit /b 1
:play
if "%~1"=="" (.venv\Scripts\neonstrip serve --open) else (.venv\Scripts\neonstrip %*)
exit /b %errorlevel%
:nopython
echo Neonstrip needs Python 3.11 or newer, and none was found. Install it from python.org. 1>&2
exit /b 1
